import { Navigate, useLocation, useNavigate } from 'react-router';
import { recordAt } from '../../kernel/record-address.ts';
import { permissionOf } from '../../kernel/resource/resource.ts';
import { useRecordPath } from '../../kernel/web/routing/record-places.ts';
import { useDomainLayers } from '../domain-layers.tsx';
import { HOME_PATH } from '../routing/own-pages.ts';
import { NotFoundPage, UnauthorizedPage } from './closed-page.tsx';

/** /open/{resource}/{id}: leads to the record's own page, or to what shows it without one; else one reads which permission is missing. */
export function OpenRecord() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const pathOf = useRecordPath();
  const record = recordAt(pathname);
  const layers = useDomainLayers();
  const ways = { signedIn: true, onHome: () => navigate(HOME_PATH) };
  if (!record) return <NotFoundPage {...ways} />;
  const path = pathOf(record.resource, record.id);
  if (path) return <Navigate to={path + search + hash} replace />;
  if (!layers) return null;
  const shown = layers.find((one) => one.opens?.resource === record.resource)?.opens;
  if (shown) return <Navigate to={`${HOME_PATH}?${shown.param}=${record.id}`} replace />;
  return <UnauthorizedPage permission={permissionOf({ name: record.resource }, 'list')} {...ways} />;
}
