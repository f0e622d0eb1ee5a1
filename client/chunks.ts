import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** A chunk for one purpose, shared by several screens. It includes all modules that it depends on. */
const shared = (name: string, test: RegExp): Group => ({
  name,
  test,
  minShareCount: 2,
  priority: 1,
});

/**
 * How the client's modules are grouped into chunks: libraries and own modules that every screen needs, and modules shared by the
 * screens that people open first. All other modules are grouped by the screens that use them.
 */
export const chunkGroups: Group[] = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  {
    name: 'shared',
    test: /lucide-react\/.*\/(lock|play|check|chevron-down)\.|shared\/(course|lecture|locale|progress|money|legal)\.ts|shared\/texts\/(catalogue|course-page|lists|home)\.|src\/(format\/(?!csv)|entities\/course\/(course-card|course-facts|course-grid|language-tag|course-thumbnail|use-has-nothing-to-watch)|entities\/(payment\/plan-terms|trash\/)|gql\/documents\/entities\/(?!access|audit|mentor|payment\/(admin-payment|retry-refund)|lecture\/retry-processing|subscription\/(refund-payment|resume-subscription))|features\/progress\/(progress-icon|course-progress-bar|resume-at)|player\/character-keys\.|routing\/(?!match-page|use-(leave|unsaved)-guard|work-in-progress)|toasts\/|ui\/(card|dialog|draft-badge|empty-state|progress|query-fallback|rich-text|select|show-more|use-page)\.)/,
    minShareCount: 2,
    priority: 2,
  },
  shared('leaving', /routing\/(use-(leave|unsaved)-guard|work-in-progress)/),
  shared('progress', /src\/(features\/progress\/progress-outbox|gql\/documents\/features\/progress)/),
  shared(
    'forms',
    /react-hook-form|shared\/texts\/login\.|src\/(forms\/(field|mutation-form|use-mutation-form|use-lazy-rules|password-input)\.|features\/auth\/(checkout-reason|email-field|passkey-login|second-step|use-login|use-passkey|with-second-step)\.|entities\/passkey\/|gql\/documents\/features\/auth\/auth)/,
  ),
  shared(
    'course',
    /src\/(features\/course\/(course-cache|delete-course-control|use-delete-course|use-restore-course)|gql\/documents\/features\/course\/(?!publish-check)|ui\/confirm-dialog)/,
  ),
  shared(
    'watch',
    /lucide-react\/.*\/(circle|film)\.|shared\/(access|caption)\.|src\/(entities\/access\/access-question|player\/|features\/player-settings\/|gql\/documents\/features\/(lecture|player-settings)|entities\/lecture\/lecture-cache|ui\/choice-row)/,
  ),
];
