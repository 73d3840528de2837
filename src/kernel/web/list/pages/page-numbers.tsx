import { Pagination } from 'antd';
import { useMobile } from '../../viewport/use-mobile.ts';
import { namedArrows } from './page-arrows.ts';

type Props = {
  /** From 0. */
  page: number;
  size: number;
  total: number;
  /** How many rows a page may have; absent where that is given. */
  sizes?: readonly number[];
  onPage: (page: number) => void;
  onSize?: (size: number) => void;
};

/** Page numbers and sizes; loaded once the rows are there. A phone has room for the page and its arrows alone. */
export function PageNumbers({ page, size, total, sizes, onPage, onSize }: Props) {
  const mobile = useMobile();
  return (
    <Pagination
      current={page + 1}
      pageSize={size}
      total={total}
      simple={mobile && { readOnly: true }}
      showSizeChanger={sizes ? { popupMatchSelectWidth: false } : false}
      pageSizeOptions={sizes && [...sizes]}
      itemRender={namedArrows}
      onChange={(next, nextSize) => (nextSize === size ? onPage(next - 1) : onSize?.(nextSize))}
    />
  );
}
