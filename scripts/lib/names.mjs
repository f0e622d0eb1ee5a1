/**
 * A known value in the code: texts below a key, or a function with the names that it can see.
 *
 * @typedef {{ key: string } | { run: import('typescript').Node, names: Names } | undefined} Value
 */

/** The names that are known in a scope. */
export class Names {
  #own = new Map();
  #outer;

  constructor(outer) {
    this.#outer = outer;
  }

  /** @param {() => Value} find Called once, on the first lookup. */
  declare(name, find) {
    let found = find;
    this.#own.set(name, () => {
      if (typeof found === 'function') {
        const ask = found;
        // A circular reference has no known value.
        found = undefined;
        found = ask();
      }
      return found;
    });
  }

  find(name) {
    const own = this.#own.get(name);
    return own ? own() : this.#outer?.find(name);
  }
}
