import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * What is wrong with the texts of a feature in another language.
 *
 * @param {string} tag The language (BCP 47).
 * @param {Record<string, string>} english By whole key.
 * @param {Record<string, string>} translated By whole key.
 * @returns {string[]} Each as `key: fault`.
 */
export function faultsOfTranslation(tag, english, translated) {
  const keys = new Set([...Object.keys(english), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => {
    if (!(key in translated)) return [`${key} is missing`];
    if (!(key in english)) return [`${key} is none of the English texts`];
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
 * What is wrong with the texts of a feature by themselves.
 *
 * @param {string} tag
 * @param {Record<string, string>} texts By whole key.
 * @returns {string[]} Each as `key: fault`.
 */
export const faultsOfTexts = (tag, texts) =>
  Object.entries(texts).flatMap(([key, text]) => {
    const { fault, plurals } = read(text);
    return (fault ? [fault] : faultsOfPlurals(tag, plurals)).map((one) => `${key}: ${one}`);
  });

/** A message's placeholders, tags, plurals and, as `name=case`, the cases that it chooses from; or why it is no message. */
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
  // Elements of a sentence begin and end in the same case of it.
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

/** A plural needs a case for each kind of whole number that the language tells apart; French has no other word for a million. */
function faultsOfPlurals(tag, plurals) {
  return plurals.flatMap(({ kind, cases }) => {
    const rules = new Intl.PluralRules(tag, { type: kind === 'selectordinal' ? 'ordinal' : 'cardinal' });
    const needed = new Set(['other', ...Array.from({ length: 1000 }, (_, count) => rules.select(count))]);
    const known = new Set(rules.resolvedOptions().pluralCategories);
    return [
      ...[...needed].filter((one) => !cases.includes(one)).map((one) => `a plural has no case ${one}`),
      ...cases
        // `=1`, whose sign the compiled message does not have.
        .filter((one) => !known.has(one) && !/^\d+$/.test(one))
        .map((one) => `${tag} knows no plural ${one}`),
    ];
  });
}
