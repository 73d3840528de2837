import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wordsOn } from '../../paper/paper.ts';
import { readPaper } from '../../paper.calls.ts';
import { lang } from '../i18n.ts';
import { notify } from '../notice.ts';
import { call, messageOf } from '../request.ts';
import { PaperBlocks } from './paper-blocks.tsx';
import { PrintSheet } from './print-sheet.tsx';

type Props = { resource: string; id: number; onDone: () => void };

/** Any record on paper, as the server says what stands on it: the same as in its PDF. */
export function RecordPrint({ resource, id, onDone }: Props) {
  const { data, error } = useQuery({
    queryKey: ['paper', resource, id, lang],
    queryFn: ({ signal }) =>
      call(readPaper, { params: { resource, id }, query: { language: lang }, signal, quiet: true, offline: true }),
    // Printed is what the record says now.
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notify.error(messageOf(error));
    onDone();
  }, [error, onDone]);
  if (!data) return null;
  return (
    <PrintSheet
      company={data.company && wordsOn(data.company, data.language)}
      title={wordsOn(data.title, data.language)}
      number={data.number}
      link={data.link ?? location.href}
      onDone={onDone}
    >
      <PaperBlocks paper={data} />
    </PrintSheet>
  );
}
