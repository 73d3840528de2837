import { useId } from 'react';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { usePickOptions } from '../../../kernel/web/fields/use-pick-options.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { equipment } from './equipment.resource.ts';
import './ship-choice.css';

const FIELD = equipment.fields.shipId;
const SHIPS = String(FIELD.target);

/** The first ship that somebody sees, until one is chosen. */
export function useFirstShip(wanted: boolean): number | undefined {
  return usePickOptions(SHIPS, wanted).options[0]?.id;
}

/** Of which ship a page is. */
export function ShipChoice({ ship, onChoose }: { ship: number | undefined; onChoose: (id: number) => void }) {
  const id = useId();
  const { Control } = kitOf(FIELD);
  return (
    <span className="ship-choice">
      <Control
        key={ship ?? 0}
        id={id}
        field={FIELD}
        value={ship ?? null}
        required
        ariaLabel={t(FIELD.label)}
        onChange={(value) => value && onChoose(Number(value))}
      />
    </span>
  );
}
