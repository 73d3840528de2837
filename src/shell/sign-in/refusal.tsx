/** Why the sign-in was refused, in the server's plain words; read out at once. */
export function Refusal({ children }: { children?: string }) {
  return (
    <div role="alert">
      {children && (
        <p className="signin-refusal">
          <svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M8 2 15 14H1Z" strokeWidth="1.5" strokeLinejoin="round" />
            <path d="M8 6.5v3.5M8 11.2v1.2" strokeWidth="1.5" />
          </svg>
          {children}
        </p>
      )}
    </div>
  );
}
