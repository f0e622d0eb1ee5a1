/** For what does nothing without scripts: those who run none do not see it. */
export const onlyWithScripts = { '@media (scripting: none)': { display: 'none' } };
