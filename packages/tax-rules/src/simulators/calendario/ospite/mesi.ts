const nomi = ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'] as const
/** From 1 to 12. */
export const nomeDelMese = (mese: number): string => nomi[mese - 1] ?? ''
