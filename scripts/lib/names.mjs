/**
 * Something in the code that is known: texts below a key, a function, or what a module exports by a name.
 *
 * @typedef {{ key: string } | { run: import('typescript').Node, names: Names } | undefined} Value
 */

/** The names that are known at a place. */
export class Names {
  #own = new Map();
  #outer;

  constructor(outer) {
    this.#outer = outer;
  }

  /** @param {() => Value} find Is asked once, when somebody wants to know. */
  declare(name, find) {
    let found = find;
    this.#own.set(name, () => {
      if (typeof found === 'function') {
        const ask = found;
        // What leads back to itself is nothing that is known.
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
