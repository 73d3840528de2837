import { useCallback } from 'react';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { seaRouteCall } from '../../voyage/public.ts';
import { shipFiguresCall } from './estimate.calls.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';

type Line = Readonly<Record<string, unknown>>;

const OWN = ['ballastSpeed', 'ladenSpeed', 'ballastFuel', 'ladenFuel', 'portFuel', 'seaDiesel', 'portDiesel'] as const;

/** Legs by their ports, and where their miles stand. */
const LEGS = [
  { from: 'openPort', to: 'loadPort', miles: 'ballastMiles' },
  { from: 'loadPort', to: 'dischPort', miles: 'ladenMiles' },
] as const;

/** With a ship come her own speed and consumption, with ports the miles between them; whatever is typed afterwards stays. */
export function useProposals(store: FormStore): (index: number, name: string) => void {
  return useCallback(
    (index, name) => {
      if (name === 'shipId') void proposeShip(store, index);
      for (const leg of LEGS) if (name === leg.from || name === leg.to) void proposeMiles(store, index, leg);
    },
    [store],
  );
}

const lineAt = (store: FormStore, index: number): Line => (store.get(`alternatives.${index}`) ?? {}) as Line;

async function proposeShip(store: FormStore, index: number): Promise<void> {
  const { shipId } = lineAt(store, index);
  if (!shipId) return;
  const own = await call(shipFiguresCall, { query: { shipId: Number(shipId) }, quiet: true }).catch(() => undefined);
  // Somebody may have chosen another one meanwhile.
  if (!own || lineAt(store, index).shipId !== shipId) return;
  const found: Record<string, unknown> = {};
  for (const name of OWN) if (own[name] !== null) found[name] = own[name];
  if (Object.keys(found).length === 0) {
    notify.info(t(TEXT.noFigures));
    return;
  }
  if (own.fuel) Object.assign(found, { fuelId: own.fuel.fuelId, fuelCf: own.fuel.cf });
  if (own.diesel) Object.assign(found, { dieselId: own.diesel.fuelId, dieselCf: own.diesel.cf });
  store.setMany(
    Object.fromEntries(Object.entries(found).map(([name, value]) => [`alternatives.${index}.${name}`, value])),
  );
  notify.info(t(TEXT.from, { month: own.since }));
}

async function proposeMiles(store: FormStore, index: number, leg: (typeof LEGS)[number]): Promise<void> {
  const before = lineAt(store, index);
  const [from, to] = [before[leg.from], before[leg.to]];
  if (!from || !to || !hasPermission(seaRouteCall.permission)) return;
  const query = { portId: [Number(from), Number(to)] };
  const miles =
    from === to
      ? '0.0'
      : await call(seaRouteCall, { query, quiet: true }).then(
          (route) => route.miles,
          () => undefined,
        );
  const now = lineAt(store, index);
  if (now[leg.from] !== from || now[leg.to] !== to) return;
  if (miles === undefined) notify.info(t(TEXT.noRoute));
  else store.set(`alternatives.${index}.${leg.miles}`, miles);
}
