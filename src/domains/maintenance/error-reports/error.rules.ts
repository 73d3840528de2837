type Fault = {
  readonly keyFlag: boolean | null;
  readonly impact: string | null;
  readonly functionLost: boolean | null;
};

/** A critical machine that is out of order, or a function lost on which the ship depends, is critical (maintenance 3.9). */
export const mustBeCritical = ({ keyFlag, impact, functionLost }: Fault): boolean =>
  functionLost === true || (keyFlag === true && impact === 'STOPPED');

/** Orders that ask for nothing more. */
export const isDone = (woStatus: string): boolean => woStatus === 'FINISHED' || woStatus === 'CANCELLED';
