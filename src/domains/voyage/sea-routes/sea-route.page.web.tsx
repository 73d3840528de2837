import { CopyOutlined, SwapOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { decimal, ref, refs } from '../../../kernel/resource/field.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { Figures } from '../../../kernel/web/detail/figures.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { usePickLabels } from '../../../kernel/web/fields/use-pick-options.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { listed, t } from '../../../kernel/web/i18n.ts';
import '../../../kernel/web/list/list.css';
import type { MapPort } from '../../../kernel/web/map/ship.ts';
import { ShipMap } from '../../../kernel/web/map/ship-map.tsx';
import { call } from '../../../kernel/web/request.ts';
import { useThemeMode } from '../../../kernel/web/theme/use-theme.ts';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { CLOSED_PASSAGES, PASSAGE_NAMES, PASSAGES, type PassageName } from './passages.rules.ts';
import './sea-route.css';
import { Failed, Nothing } from '../said.web.tsx';
import { seaRouteCall } from './sea-route.calls.ts';
import { SEA_ROUTE_TEXT as TEXT } from './sea-route.text.ts';
import { timeAtSea } from './time-at-sea.rules.ts';
import { copyTurns, Legs, originOf, Turns } from './turns.web.tsx';

const FROM = ref('parameter.port', TEXT.from);
const TO = ref('parameter.port', TEXT.to);
const VIA = refs('parameter.port', TEXT.via);
const SPEED = decimal(TEXT.speed, 1, { min: 1, max: 30, unit: 'kn' });
const Port = kitOf(FROM).Control;
const Ports = kitOf(VIA).Control;
const Speed = kitOf(SPEED).Control;

/** What the address says: it can be sent to others as it stands. */
function useAsked() {
  const [search, setSearch] = useSearchParams();
  const ids = (key: string): number[] => search.getAll(key).map(Number).filter(Boolean);
  const passages = (key: string): PassageName[] => PASSAGE_NAMES.filter((name) => search.getAll(key).includes(name));
  const asked = {
    from: ids('from')[0],
    to: ids('to')[0],
    via: ids('via'),
    avoid: passages('avoid'),
    open: passages('open'),
    speed: search.get('speed') ?? '13.0',
  };
  const change = (part: Readonly<Record<string, unknown>>) =>
    setSearch(
      (old) => {
        const words = new URLSearchParams(old);
        for (const [key, value] of Object.entries(part)) {
          words.delete(key);
          for (const one of [value ?? []].flat()) words.append(key, String(one));
        }
        return words;
      },
      { replace: true },
    );
  return { asked, change };
}

/** The way over water between ports, and what each canal or strait on it saves. */
export function Page() {
  const { asked, change } = useAsked();
  const { from, to, via, avoid, open, speed } = asked;
  const mobile = useMobile();
  const mode = useThemeMode();
  const isAsked = from !== undefined && to !== undefined;
  const portId = isAsked ? [from, ...via, to] : [];
  const found = useQuery({
    queryKey: ['voyage', 'sea-route', portId, avoid, open],
    queryFn: ({ signal }) => call(seaRouteCall, { query: { portId, avoid, open }, signal, quiet: true }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const route = isAsked && !found.error ? found.data : undefined;
  const names = usePickLabels('parameter.port', portId);
  const nameOf = (id: number): string => names.get(id) ?? '';
  const lines = useMemo(() => (route?.legs ?? []).map((leg, i) => ({ id: String(i), points: leg.track })), [route]);
  const places = useMemo(
    (): MapPort[] =>
      (route?.legs ?? []).flatMap(({ fromPortId, toPortId, turns }, i) =>
        [
          { id: fromPortId, at: turns[0]! },
          { id: toPortId, at: turns.at(-1)! },
        ]
          .slice(i === 0 ? 0 : 1)
          .map(({ id, at }) => ({
            id: `${i} ${id}`,
            name: (id !== null && names.get(id)) || '',
            lat: at.latitude,
            lon: at.longitude,
          })),
      ),
    [route, names],
  );
  const passage = (name: PassageName, key: 'avoid' | 'open', chosen: readonly PassageName[]) => (
    <Checkbox
      key={name}
      checked={chosen.includes(name)}
      onChange={({ target }) =>
        change({ [key]: target.checked ? [...chosen, name] : chosen.filter((one) => one !== name) })
      }
    >
      {t(PASSAGES[name].label)}
    </Checkbox>
  );
  return (
    <div className="page sea-route">
      <header className="list-head">{!mobile && <h1>{t(TEXT.title)}</h1>}</header>
      <search className="sea-route-ask">
        <FieldBox id="sea-from" label={t(TEXT.from)} required>
          <Port id="sea-from" field={FROM} value={from ?? null} onChange={(value) => change({ from: value })} />
        </FieldBox>
        <FieldBox id="sea-via" label={t(TEXT.via)}>
          <Ports id="sea-via" field={VIA} value={via} onChange={(value) => change({ via: value })} />
        </FieldBox>
        <FieldBox id="sea-to" label={t(TEXT.to)} required>
          <Port id="sea-to" field={TO} value={to ?? null} onChange={(value) => change({ to: value })} />
        </FieldBox>
        <Button
          icon={<SwapOutlined />}
          disabled={!isAsked}
          onClick={() => change({ from: to, to: from, via: via.toReversed() })}
        >
          {t(TEXT.swap)}
        </Button>
        <FieldBox id="sea-speed" label={t(TEXT.speed)}>
          <Speed id="sea-speed" field={SPEED} value={speed} unit="kn" onChange={(value) => change({ speed: value })} />
        </FieldBox>
        <fieldset>
          <legend className="form-label">{t(TEXT.avoid)}</legend>
          <div className="sea-route-passages">
            {PASSAGE_NAMES.filter((name) => !CLOSED_PASSAGES.includes(name)).map((name) =>
              passage(name, 'avoid', avoid),
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend className="form-label">{t(TEXT.open)}</legend>
          <div className="sea-route-passages">{CLOSED_PASSAGES.map((name) => passage(name, 'open', open))}</div>
        </fieldset>
      </search>
      <div className="sea-route-map">
        <ShipMap mode={mode} ships={NO_SHIPS} routes={lines} ports={places} legend={false} />
      </div>
      <div className="sea-route-found" aria-busy={found.isFetching}>
        {!isAsked && (
          <Nothing title={t(TEXT.choose)}>
            <p>{t(TEXT.chooseHint)}</p>
          </Nothing>
        )}
        {found.error && <Failed error={found.error} onRetry={found.refetch} />}
        {route && (
          <>
            <Figures
              figures={[
                { label: TEXT.miles, value: formatDecimal(route.miles, 1), unit: 'nm' },
                ...(route.legs.length === 1 && route.legs[0]!.typed
                  ? [
                      { label: TEXT.origin, value: originOf(route.legs[0]!) },
                      { label: TEXT.computed, value: formatDecimal(route.legs[0]!.computedMiles, 1), unit: 'nm' },
                    ]
                  : []),
                ...(route.legs.length === 1
                  ? [{ label: TEXT.greatCircle, value: formatDecimal(route.legs[0]!.greatCircle, 1), unit: 'nm' }]
                  : []),
                { label: TEXT.time, value: timeText(route.miles, speed) },
                {
                  label: TEXT.passages,
                  value: listed(route.passages.map((name) => t(PASSAGES[name].label))) || t(TEXT.none),
                },
              ]}
            />
            {route.legs.length > 1 && (
              <Panel title={t(TEXT.legs)} flush>
                <Legs legs={route.legs} nameOf={nameOf} />
              </Panel>
            )}
            <Panel
              title={t(TEXT.turns)}
              extra={
                <Button type="text" icon={<CopyOutlined />} onClick={() => copyTurns(route.legs, nameOf)}>
                  {t(TEXT.copy)}
                </Button>
              }
              flush
            >
              <Turns legs={route.legs} nameOf={nameOf} />
            </Panel>
          </>
        )}
      </div>
    </div>
  );
}

const NO_SHIPS: readonly never[] = [];

function timeText(miles: string, speed: string): string {
  const time = timeAtSea(miles, speed);
  return time ? t(TEXT.days, time) : '—';
}
