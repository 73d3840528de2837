import { ApiError, messageOf, reasonsOf } from '../../kernel/web/request.ts';

/** Every reason of a refused act: guards of a voyage's or report's move, or the field errors of what was sent. */
export function problemsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [messageOf(error)];
  const reasons = reasonsOf(error);
  if (reasons.length > 0) return reasons;
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
