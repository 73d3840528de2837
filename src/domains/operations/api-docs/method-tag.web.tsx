import type { Tone } from '../../../kernel/resource/tone.ts';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';

const TONES: Readonly<Record<string, Tone>> = { GET: 'blue', POST: 'green', PUT: 'amber', DELETE: 'red' };

export function MethodTag({ method }: { method: string }) {
  return (
    <span className="docs-method" translate="no">
      <StatusTag tone={TONES[method] ?? 'grey'}>{method}</StatusTag>
    </span>
  );
}
