import { Fragment, type ReactNode } from 'react';
import { headGroups, type Paper, type PaperBlock, type PaperTable, type Words, wordsOn } from '../../paper/paper.ts';
import './print.css';

type Say = (words: Words) => string;

/** Parts of a paper have no names but their places, and never change them. */
const placed = <T,>(items: readonly T[]): { at: number; item: T }[] => items.map((item, at) => ({ at, item }));

/** The blocks of a paper on the print view; the server draws the same ones as PDF (`kernel/server/paper/layout.ts`). */
export function PaperBlocks({ paper }: { paper: Paper }) {
  const say: Say = (words) => wordsOn(words, paper.language);
  const pages = pagesOf(paper);
  return (
    <>
      {paper.mark && (
        <div className="print-watermark" aria-hidden="true">
          {say(paper.mark)}
        </div>
      )}
      {placed(pages).map(({ at, item: { across, blocks } }) => (
        <div key={at} className={across ? 'print-page print-landscape' : 'print-page'}>
          {placed(blocks).map(({ at: place, item }) => (
            <Fragment key={place}>{drawn(item, paper, say)}</Fragment>
          ))}
        </div>
      ))}
    </>
  );
}

type Page = { across: boolean; blocks: PaperBlock[] };

/** What stands between page breaks; a first part without anything is none. */
function pagesOf({ blocks, across = false }: Paper): Page[] {
  const pages: Page[] = [{ across, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'page') pages.push({ across: block.across ?? across, blocks: [] });
    else pages.at(-1)?.blocks.push(block);
  }
  return pages.filter((page) => page.blocks.length > 0);
}

function drawn(block: PaperBlock, paper: Paper, say: Say): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2>{say(block.text)}</h2>;
    case 'facts':
      return (
        <dl className="print-facts" style={{ gridTemplateColumns: `repeat(${block.columns ?? 3}, 1fr)` }}>
          {block.facts.map((fact) => (
            <div key={say(fact.label)} data-wide={fact.wide}>
              <dt>{say(fact.label)}</dt>
              <dd>{say(fact.value)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table table={block} paper={paper} say={say} />;
    case 'paragraph':
      return <p className="print-words">{say(block.text)}</p>;
    case 'note':
      return <p className="print-note">{say(block.text)}</p>;
    case 'signatures':
      return (
        <div className="print-sign">
          {placed(block.signatures).map(({ at, item }) => (
            <span key={at}>
              <small>{say(item.place)}</small>
              {item.name && <b>{say(item.name)}</b>}
              {item.at && <b>{item.at}</b>}
            </span>
          ))}
        </div>
      );
    case 'page':
      return null;
  }
}

function Table({ table, paper, say }: { table: PaperTable; paper: Paper; say: Say }) {
  const { columns, rows, totals } = table;
  const groups = headGroups(columns, paper.language);
  const grouped = groups.some((group) => group.grouped);
  const cells = (row: readonly Words[]) =>
    placed(columns).map(({ at, item: { align } }) => (
      <td key={at} data-align={align}>
        {say(row[at] ?? '')}
      </td>
    ));
  return (
    <table>
      <thead>
        <tr>
          {groups.map((group) => (
            <th
              key={group.at}
              colSpan={group.count}
              rowSpan={grouped && !group.grouped ? 2 : 1}
              data-align={group.grouped ? 'center' : columns[group.at]?.align}
            >
              {group.text}
            </th>
          ))}
        </tr>
        {grouped && (
          <tr>
            {placed(columns).map(({ at, item: { head, group, align } }) =>
              group === undefined ? null : (
                <th key={at} data-align={align}>
                  {say(head)}
                </th>
              ),
            )}
          </tr>
        )}
      </thead>
      <tbody>
        {placed(rows).map(({ at, item }) => (
          <tr key={at}>{cells(item)}</tr>
        ))}
        {totals && <tr className="print-totals">{cells(totals)}</tr>}
      </tbody>
    </table>
  );
}
