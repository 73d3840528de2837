import { Pagination } from 'antd';
import { type ListState, SIZES } from './list-state.ts';
import { namedArrows } from './page-arrows.ts';

type Props = { state: ListState; total: number; onChange: (part: Partial<ListState>) => void };

/** Page numbers and sizes; loaded once the rows are there. */
export function PageNumbers({ state, total, onChange }: Props) {
  return (
    <Pagination
      current={state.page + 1}
      pageSize={state.size}
      total={total}
      showSizeChanger={{ popupMatchSelectWidth: false }}
      pageSizeOptions={[...SIZES]}
      itemRender={namedArrows}
      onChange={(page, size) => onChange(size === state.size ? { page: page - 1 } : { size, page: 0 })}
    />
  );
}
