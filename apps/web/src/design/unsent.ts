/** What stays in a text box after its text was sent: nothing, or what was typed meanwhile. */
export const unsent =
  (sent: string) =>
  (now: string): string =>
    now === sent ? '' : now
