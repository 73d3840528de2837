import type { Method } from '../../../kernel/route.ts';
import { ApiError, request } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { withoutSecrets } from '../monitor-cache/secrets.rules.ts';
import type { Answered } from './answer.web.tsx';
import type { DocumentedCall } from './document.rules.ts';
import { addressOf, type Values } from './try-out.rules.ts';

/** Sends a call as its own page would, and tells what came back, a refusal included. */
export async function sendCall(
  call: DocumentedCall,
  { values, body }: { values: Values; body: unknown },
): Promise<Answered> {
  const began = performance.now();
  const ms = (): number => Math.round(performance.now() - began);
  try {
    const response = await request<Response>(call.method as Method, addressOf(call, values), {
      body,
      whole: true,
      quiet: true,
      ...(call.method === 'POST' && { key: uuid() }),
    });
    return { status: response.status, ms: ms(), ...(await contentOf(response)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, requestId, errors, data } = error;
    const refusal = withoutSecrets({ code, message, requestId, errors, data });
    return { status, ms: ms(), text: JSON.stringify(refusal, null, 2) };
  }
}

async function contentOf(response: Response): Promise<Pick<Answered, 'text' | 'file'>> {
  if (response.status === 204) return { text: '' };
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return { text: JSON.stringify(withoutSecrets(await response.json()), null, 2) };
  if (type.startsWith('text/')) return { text: await response.text() };
  return { file: { size: (await response.blob()).size, type } };
}
