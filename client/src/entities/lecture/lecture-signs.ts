import { ExternalLink, FileText, Play } from 'lucide-react';

/** The icon for what opens: the player, a text or an external page. */
export const lectureSigns = { VIDEO: Play, TEXT: FileText, LINK: ExternalLink };
