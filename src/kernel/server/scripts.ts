import { z } from 'zod';
import { invalid } from '../errors.ts';
import type { Text } from '../text.ts';
import type { Ctx } from './context.ts';
import type { App } from './module.ts';

/** One value that a script takes. The schema decides; the rest tells a form how to ask for it. */
export type ScriptParam = {
  readonly label: Text;
  readonly help?: Text;
  readonly schema: z.ZodType;
  readonly control: 'number' | 'date' | 'choice' | 'ref';
  readonly required?: boolean;
  readonly initial?: string | number;
  readonly unit?: Text;
  /** choice: the names of its values; ref: the resource. */
  readonly options?: Readonly<Record<string, Text>>;
  readonly target?: string;
};

export type ScriptWork = {
  readonly app: App;
  /** In one transaction, in the system's name and on behalf of whoever started it; a dry run is undone. */
  readonly ctx: Ctx;
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
  progress(done: number, total: number): Promise<void>;
  /** One line of output. */
  print(line: Text): Promise<void>;
};

/**
 * Maintenance that ships with the code: a name, typed parameters, and nothing that could carry a command or a statement. It
 * runs as one transaction: what fails or is cancelled has changed nothing, and neither has a dry run.
 */
export type Script = {
  readonly label: Text;
  readonly help: Text;
  readonly params: Readonly<Record<string, ScriptParam>>;
  readonly run: (work: ScriptWork, params: never) => Promise<void>;
};

/** The values of the declared parameters; VALIDATION for one that does not fit, and for any that is not declared. */
export function scriptParams(script: Script, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shape = Object.fromEntries(
    Object.entries(script.params).map(([name, { schema, required }]) => [name, required ? schema : schema.nullish()]),
  );
  const result = z.strictObject(shape).safeParse(given);
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys';
      const field = unknown ? (issue.keys[0] ?? 'params') : String(issue.path[0] ?? 'params');
      const label = script.params[field]?.label ?? { zh: field, en: field };
      return {
        field,
        message: unknown
          ? { zh: `没有参数“${field}”`, en: `There is no parameter ${field}` }
          : { zh: `${label.zh}填写不正确`, en: `${label.en} is not valid` },
      };
    }),
  );
}
