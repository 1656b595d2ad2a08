/** The words of the result that are no line of it, and which lines are estimates. */

/** What the contributions of a company that pays IRES are called: the partners owe them. */
export const contributiDeiSoci = 'Contributi a carico dei soci'

/** Who a person is. */
export const ruoli = { TITOLARE: 'Titolare', COLLABORATORE: 'Collaboratore', SOCIO: 'Socio', PROFESSIONISTA: 'Professionista' } as const
export type Ruolo = keyof typeof ruoli

/**
 * Paths of the result, and of the fields beside them, that are estimates while the given message stands: the page marks them 'stima'.
 * Of the surcharges also every sum that they enter; of the INAIL premium, one cost among many, the premium alone.
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
