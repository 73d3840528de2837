import type { Text } from '../../kernel/text.ts';
import { t } from '../../kernel/web/i18n.ts';
import { ApiError, messageOf } from '../../kernel/web/request.ts';

const isTexts = (value: unknown): value is readonly Text[] =>
  Array.isArray(value) && value.every((one) => typeof one?.zh === 'string' && typeof one?.en === 'string');

/** Every reason of a refused act: guards of a voyage's or report's move, or the field errors of what was sent. */
export function problemsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [messageOf(error)];
  const { problems } = (error.data ?? {}) as { problems?: unknown };
  if (isTexts(problems) && problems.length > 0) return problems.map((problem) => t(problem));
  return error.errors.length > 0 ? error.errors.map((one) => one.message) : [error.message];
}

/** Reasons of a refusal, each on its line; read out at once. Nothing without reasons. */
export function Problems({ title, problems }: { title: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="voyage-problems" role="alert">
      <strong>{title}</strong>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
