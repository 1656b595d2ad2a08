/** The relief that a member asks for, and whether the fund has it and it is due. */
import { casse, keysOf } from '@bilancia/contract'
import { almenoUna, type Condizione, esito, type Importo, mai, nessuno, perPeriodo, sceltaTra } from '@bilancia/engine'
import { type Iscritto, REGOLAMENTI } from './iscritto.ts'
import * as p from './parametri.ts'
import { CASSE } from './tabelle.ts'

type Cassa = casse.Cassa
type Nome = keyof typeof casse.agevolazioni
const { agevolazioniDi } = casse

/** `base`: the income on which the soggettivo is computed. */
export function agevolazioneDi({ chi, di, campi, e, rule, check }: Iscritto, base: Importo) {
  const limiteDeroga = rule(
    'limiteDeroga',
    'Reddito sotto cui si può derogare al minimo',
    p.norme.INARCASSA,
    p.inarcassa.minimo.per(p.intero.rapporto(p.inarcassa.aliquota, { seZero: nessuno })).allEuro(),
    'Al più cinque anni nella vita: non si controlla.',
  )
  const chiesta = campi.agevolazione
  const propria = almenoUna(CASSE.map((cassa) => e(cassa).e(almenoUna(agevolazioniDi[cassa].map((una) => chiesta.vale(una))))))
  const nonPrevista = check('agevolazioneNonPrevista', 'Agevolazione che la cassa non ha', chiesta.vale('NESSUNA').non().e(propria.non()))
  const nonSpetta = check(
    'agevolazioneNonSpetta',
    'Agevolazione che non spetta',
    e('INARCASSA')
      .e(chiesta.vale('DEROGA'), base.raggiunge(limiteDeroga).o(campi.pensionato))
      .o(e('ENPAP').e(chiesta.vale('QUINTO'), base.raggiunge(p.enpap.limiteQuinto))),
  )
  const quartoNonSpetta = check(
    'quartoNonSpetta',
    'Reddito troppo alto per il quarto',
    e('FORENSE').e(chiesta.vale('GIOVANE_REDDITO_BASSO'), perPeriodo({ dal2020: base.raggiunge(p.forense.limiteRedditoBasso), dal2025: mai, finoAl: 2027 })),
    'Reg. unico della previdenza forense, art. 25, c. 2: dal limite in su è dovuta anche la seconda metà, e resta la riduzione dei giovani iscritti.',
  )
  const applicata = esito(`${chi}.agevolazione`, {
    nome: `Agevolazione applicata ${di}`,
    di,
    norma: REGOLAMENTI,
    nota: "L'agevolazione la sceglie chi compila: condizioni di età e iscrizione non si controllano.",
    formula: sceltaTra(
      casse.agevolazioni,
      [[nonPrevista.o(nonSpetta), 'NESSUNA'], [quartoNonSpetta, 'GIOVANE'], ...keysOf(casse.agevolazioni).map((una) => [chiesta.vale(una), una] as const)],
      'NESSUNA',
    ),
  })
  /** Whether one of these reliefs of a fund is applied. A relief that no other fund has already says which fund it is. */
  const con = (cassa: Cassa, ...quali: readonly Nome[]): Condizione => {
    const applicate = almenoUna(quali.map((una) => applicata.vale(una)))
    return CASSE.some((altra) => altra !== cassa && quali.some((una) => (agevolazioniDi[altra] as readonly string[]).includes(una)))
      ? e(cassa).e(applicate)
      : applicate
  }
  return { con, nonPrevista, nonSpetta, quartoNonSpetta }
}
export type Agevolazione = ReturnType<typeof agevolazioneDi>
