import { Empty } from '../../../kernel/web/fields/empty.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { RATINGS, type Rating } from './emission-words.text.ts';

export function RatingTag({ rating }: { rating: Rating | null }) {
  return rating ? <StatusTag tone={RATINGS[rating].tone}>{rating}</StatusTag> : <Empty />;
}
