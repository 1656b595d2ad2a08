/** Whoever typed the command can mend it; the message is Italian. */
export class Mendable extends Error {}
