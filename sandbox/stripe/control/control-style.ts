import { CHECKOUT_STYLE, policyFor } from '#sandbox/stripe/checkout/checkout-style.ts';

/** The control page's style sheet: that of the hosted pages, with additions for lists of actions. */
export const CONTROL_STYLE = `${CHECKOUT_STYLE}
main.control { grid-template-columns: minmax(0, 1fr); max-width: 72rem; gap: 1.5rem; padding-top: 2rem; }
.control .card { overflow-wrap: anywhere; }
.control code { font-family: ui-monospace, monospace; }
.control code.quiet { display: block; }
.now { font-size: 1.75rem; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows > li { display: grid; gap: 0.75rem; padding: 1rem 0; border-top: 1px solid var(--rule); }
.rows form, .bar { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.bar form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.control .field { flex: 1 1 15rem; max-width: 26rem; }
.control .field.short { flex: 0 1 7rem; }
.control .field.date { flex: 0 1 auto; }
.done { background: var(--note); border: 1px solid var(--rule); border-radius: 8px; padding: 1rem; }
@media (min-width: 50rem) {
  .rows > li { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: center; }
  .rows > li > .bar { justify-content: flex-end; }
}
`;

/** Allows only this style sheet, and forms only to the same origin. */
export const CONTROL_POLICY = policyFor(CONTROL_STYLE)();
