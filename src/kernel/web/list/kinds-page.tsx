import { Segmented } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import { t } from '../i18n.ts';
import { hasPermission } from '../session/permission.tsx';
import { ResourcePage, type ResourceSlots } from './resource-page.tsx';
import { useOwnSearch } from './search/use-own-search.ts';

type Kind = {
  readonly label: Text;
  readonly resource: AnyResource;
  /** The view from which the list is read, where one stands in its place. */
  readonly listed?: AnyResource;
  readonly slots?: ResourceSlots;
  /** What stands in the place of its list, such as its tree, with the choice among the kinds. */
  readonly page?: (toolbar: ReactNode) => ReactNode;
};

type Props = {
  title: Text;
  /** Names the choice for whoever cannot see it. */
  which: Text;
  /** By the part of the address below which their records stand, as `records` of the page says; the first is shown unless another is asked for. */
  kinds: Readonly<Record<string, Kind>>;
};

/** Several kinds of record on one page, one list at a time; whoever may not list a kind does not see that it is there. */
export function KindsPage({ title, which, kinds }: Props) {
  const [params, change] = useOwnSearch();
  // The page of one record stands below its kind.
  const below = useParams()['*']?.split('/')[0];
  const keys = Object.keys(kinds).filter((key) => hasPermission(permissionOf(kinds[key]!.resource, 'list')));
  const asked = params.get('show') ?? below;
  const key = keys.find((one) => one === asked) ?? keys[0];
  const kind = key === undefined ? undefined : kinds[key];
  const slots = useMemo(
    (): ResourceSlots => ({ ...kind?.slots, list: { ...kind?.slots?.list, title, part: key } }),
    [kind, title, key],
  );
  if (key === undefined || !kind) return null;
  const toolbar = (
    <Segmented
      aria-label={t(which)}
      value={key}
      options={keys.map((one) => ({ value: one, label: t(kinds[one]!.label) }))}
      onChange={(next) => change(() => new URLSearchParams(next === keys[0] ? {} : { show: next }))}
    />
  );
  if (kind.page) return kind.page(toolbar);
  return (
    <ResourcePage
      key={key}
      part={{ below: key, query: key === keys[0] ? '' : `?show=${key}` }}
      resource={kind.resource}
      listed={kind.listed}
      slots={{ ...slots, list: { ...slots.list, toolbar } }}
    />
  );
}
