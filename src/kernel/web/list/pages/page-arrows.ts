import type { PaginationProps } from 'antd';
import { cloneElement, isValidElement } from 'react';
import { t } from '../../i18n.ts';
import { LIST } from '../list.text.ts';

/** For `itemRender`: the arrows of a pager are buttons without a word in them, and get one. */
export const namedArrows: PaginationProps['itemRender'] = (_page, type, element) =>
  (type === 'prev' || type === 'next') && isValidElement<{ 'aria-label'?: string }>(element)
    ? cloneElement(element, { 'aria-label': t(type === 'prev' ? LIST.previousPage : LIST.nextPage) })
    : element;
