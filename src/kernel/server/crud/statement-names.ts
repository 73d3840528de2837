/**
 * Names of statements, so that PostgreSQL prepares each once per connection. It holds what it prepared as long as the connection
 * lives: both lists end.
 */
const MOST_DECLARED = 1000;
const MOST_ASKED = 200;
/** More values than that are a shape that hardly anybody asks for twice. */
const MOST_VALUES = 40;
/** Asked for so often, a shape is worth its place. */
const WORTH = 3;
/** Shapes that are counted at the same time; beyond them the count begins anew. */
const MOST_COUNTED = 2000;

type Names = {
  /** For a statement whose text follows from a declaration alone: there are a few for each kind of record. */
  declaredName(text: string): string | undefined;
  /**
   * For a statement whose text follows from what somebody asks for (filters, order, changed fields): none for one that is seldom
   * asked for or has many values, and none once there are enough, so that whoever asks in ever other ways does not fill the
   * database's memory.
   */
  askedName(text: string, values: readonly unknown[]): string | undefined;
};

export function statementNames(): Names {
  const declared = new Map<string, string>();
  const asked = new Map<string, string>();
  let counts = new Map<string, number>();
  const named = (names: Map<string, string>, text: string, letter: string): string => {
    const name = `${letter}${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    declaredName: (text) =>
      declared.get(text) ?? (declared.size < MOST_DECLARED ? named(declared, text, 'd') : undefined),
    askedName(text, values) {
      const known = asked.get(text);
      if (known) return known;
      if (asked.size >= MOST_ASKED || values.length > MOST_VALUES) return undefined;
      const times = (counts.get(text) ?? 0) + 1;
      if (times >= WORTH) {
        counts.delete(text);
        return named(asked, text, 'q');
      }
      if (counts.size >= MOST_COUNTED) counts = new Map();
      counts.set(text, times);
      return undefined;
    },
  };
}

/** Those of this process: a name means one text on all its connections. */
export const { declaredName, askedName } = statementNames();
