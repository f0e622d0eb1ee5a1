import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Finds faults in the translations of texts.
 *
 * @param {string} tag The language (BCP 47).
 * @param {Record<string, string>} english By full key.
 * @param {Record<string, string>} translated By full key.
 * @returns {string[]} Each as `key: fault`.
 */
export function faultsOfTranslation(tag, english, translated) {
  const keys = new Set([...Object.keys(english), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => {
    if (!(key in translated)) return [`${key} is missing`];
    if (!(key in english)) return [`${key} has no English text`];
    const [original, message] = [english[key], translated[key]].map(read);
    if (message.fault) return [`${key}: ${message.fault}`];
    return [
      ...differences('placeholder', original.names, message.names),
      ...differences('tag', original.tags, message.tags),
      ...[...message.choices]
        .filter((choice) => !original.choices.has(choice))
        .map((choice) => `the English text has no case ${choice}`),
      ...faultsOfPlurals(tag, message.plurals),
    ].map((fault) => `${key}: ${fault}`);
  });
}

/**
 * Finds faults in texts that are not translations.
 *
 * @param {string} tag
 * @param {Record<string, string>} texts By full key.
 * @returns {string[]} Each as `key: fault`.
 */
export const faultsOfTexts = (tag, texts) =>
  Object.entries(texts).flatMap(([key, text]) => {
    const { fault, plurals } = read(text);
    return (fault ? [fault] : faultsOfPlurals(tag, plurals)).map((one) => `${key}: ${one}`);
  });

/** Returns the placeholders, tags, plurals and select cases (`name=case`) of a message, or why it is invalid. */
function read(text) {
  const message = { names: new Set(), tags: new Set(), choices: new Set(), plurals: [] };
  try {
    collect(compileMessageOrThrow(text), message);
    return message;
  } catch (error) {
    return { ...message, fault: error.message.split('\n')[0] };
  }
}

function collect(tokens, message) {
  // Tags begin and end in the same case of a message.
  const words = tokens.filter((token) => typeof token === 'string').join('');
  const left = [];
  for (const [, slash, name] of words.matchAll(/<(\/?)(\w+)>/g)) {
    message.tags.add(name);
    if (slash && left.pop() !== name) throw new Error(`</${name}> ends nothing`);
    if (!slash) left.push(name);
  }
  if (left.length > 0) throw new Error(`<${left.at(-1)}> has no end`);
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, kind, { offset: _, ...cases } = {}] = token;
    message.names.add(name);
    if (kind === 'select') Object.keys(cases).forEach((one) => message.choices.add(`${name}=${one}`));
    else if (/^plural$|^selectordinal$/.test(kind)) message.plurals.push({ kind, cases: Object.keys(cases) });
    Object.values(cases).forEach((inner) => collect(inner, message));
  }
}

function differences(what, wanted, found) {
  const missing = [...wanted].filter((name) => !found.has(name));
  const more = [...found].filter((name) => !wanted.has(name));
  return [
    ...missing.map((name) => `the ${what} ${name} is missing`),
    ...more.map((name) => `the English text has no ${what} ${name}`),
  ];
}

/** A plural needs a case for each category that whole numbers below 1,000 have. French has another one, `many`, only for millions. */
function faultsOfPlurals(tag, plurals) {
  return plurals.flatMap(({ kind, cases }) => {
    const rules = new Intl.PluralRules(tag, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' });
    const needed = new Set(['other', ...Array.from({ length: 1000 }, (_, count) => rules.select(count))]);
    const known = new Set(rules.resolvedOptions().pluralCategories);
    return [
      ...[...needed].filter((one) => !cases.includes(one)).map((one) => `a plural has no case ${one}`),
      ...cases
        // An exact case such as `=1`. The compiled message has no equals sign.
        .filter((one) => !known.has(one) && !/^\d+$/.test(one))
        .map((one) => `${tag} has no plural category ${one}`),
    ];
  });
}
