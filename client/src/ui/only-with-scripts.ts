/** Hides elements that need scripts when scripting is off. */
export const onlyWithScripts = { '@media (scripting: none)': { display: 'none' } };
