/** Words of the result other than its line names, and the lines that are estimates. */

/** The name of the contributions of a company that pays IRES. The partners owe them. */
export const contributiDeiSoci = 'Contributi a carico dei soci'

/** The roles of a person. */
export const ruoli = { TITOLARE: 'Titolare', COLLABORATORE: 'Collaboratore', SOCIO: 'Socio', PROFESSIONISTA: 'Professionista' } as const
export type Ruolo = keyof typeof ruoli

/**
 * Paths of results and fields that are estimates while the given message holds. The page marks them 'stima'. For the
 * surcharges this includes every sum that contains them; for the INAIL premium, one cost among many, only the premium.
 */
export const stime = {
  INAIL_STIMATO: ['inail.premio', 'inail.addizionale', 'inail.totale', 'contoEconomicoDittaSocieta.inail'],
  ADDIZIONALI_STIMATE: [
    'persone[].addizionali',
    'risultati.addizionali',
    ...['persone[]', 'dettagli.righe[]', 'dettagli.totale'].map((at) => `${at}.irpefAddizionali`),
    ...['contoEconomicoDittaSocieta', 'contoEconomicoProfessionista', 'pianoTriennale[]'].flatMap((at) =>
      ['irpefAddizionali', 'totaleImposte', 'redditoDisponibile'].map((voce) => `${at}.${voce}`),
    ),
    ...['totaleImposte', 'redditoDisponibile'].map((voce) => `risultati.${voce}`),
    ...['imposte', 'resta'].map((voce) => `quadro.ripartizione.${voce}`),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
