/** Texts for devices. */
const programs = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const
const named = (list: readonly (readonly [RegExp, string])[], text: string) => list.find(([sign]) => sign.test(text))?.[1]

/** The browser and system of a session, as `Chrome su Windows`, or a text for an unknown one. */
export function deviceOf(userAgent: string | null): string {
  const [program, system] = [named(programs, userAgent ?? ''), named(systems, userAgent ?? '')]
  if (!program) return 'Programma non riconosciuto'
  return system ? `${program} su ${system}` : program
}
