/** The contribution on the income of a member: minimum, rate, ceiling. */
import { casse, keysOf, recordOf } from '@bilancia/contract'
import { casi, type Importo, nessuno, prevista, regola, se, traPreviste, zero, zeroPercento } from '@bilancia/engine'
import type { Agevolazione } from './agevolazione.ts'
import { type Iscritto, REGOLAMENTI } from './iscritto.ts'
import * as p from './parametri.ts'
import type { QuotaFissa } from './quota-fissa.ts'
import { aliquote, minimi, oltreTetto, tetti } from './tabelle.ts'

/** A reduced minimum of Inarcassa, rounded up to the next half euro. */
export const alMezzoEuro = (importo: Importo): Importo => p.inarcassa.multiplo.per(importo.rapporto(p.inarcassa.multiplo, { seZero: nessuno }).perEccesso())

/** `base`: the income on which it is computed. */
export function soggettivoDi(iscritto: Iscritto, { con }: Agevolazione, { coperto }: QuotaFissa, base: Importo) {
  const { chi, di, campi, e, pensionato, aMesi, rule, rate, check } = iscritto
  const { codice } = campi
  const minimoIntero = rule('minimoIntero', 'Minimo soggettivo della cassa', REGOLAMENTI, traPreviste(codice, minimi, zero))
  const senzaMinimo = con('INARCASSA', 'DEROGA').o(pensionato('FORENSE', 'CNPADC'), con('CNPADC', 'ESONERO_MINIMO', 'ESONERO_UNDER35'))
  const minimo = rule(
    'minimo',
    'Minimo soggettivo dovuto',
    REGOLAMENTI,
    casi(
      [
        [senzaMinimo, zero],
        [con('INARCASSA', 'GIOVANE'), alMezzoEuro(minimoIntero.diviso(p.inarcassa.giovane))],
        [con('FORENSE', 'GIOVANE'), minimoIntero.diviso(p.forense.giovane)],
        [con('FORENSE', 'GIOVANE_REDDITO_BASSO'), minimoIntero.diviso(p.forense.redditoBasso)],
        [con('GEOMETRI', 'QUARTO', 'QUARTO_MINIMO'), minimoIntero.diviso(p.geometri.quarto)],
        [con('GEOMETRI', 'META', 'META_MINIMO'), minimoIntero.diviso(p.geometri.meta)],
        [con('ENPAP', 'META'), minimoIntero.diviso(p.enpap.meta)],
        [con('ENPAP', 'TERZO'), minimoIntero.diviso(p.enpap.terzo)],
        [con('ENPAP', 'QUINTO'), minimoIntero.diviso(p.enpap.quinto)],
      ],
      minimoIntero,
    ).per(aMesi),
    'Inarcassa, ENPAP e Cassa Geometri (reg. contribuzione, art. 1, c. 1-bis e 2) lo frazionano a mesi, le altre no.',
  )

  // A rate is read only for the funds that let their members choose it.
  const minima = traPreviste(codice, aliquote, zeroPercento)
  const ammessa = traPreviste(codice, { CNPADC: aliquote.CNPADC, ENPAP: aliquote.ENPAP }, zeroPercento)
  const scelta = campi.aliquotaScelta.oppure(ammessa)
  const fuoriIntervallo = check(
    'aliquotaFuoriIntervallo',
    "Aliquota scelta fuori dall'intervallo ammesso",
    scelta.sotto(ammessa).o(scelta.supera(traPreviste(codice, { ENPAP: p.enpap.aliquotaMassima }, p.intero))),
  )
  const aliquota = regola(`${chi}.aliquota`, {
    nome: `Aliquota del soggettivo ${di}`,
    di,
    norma: REGOLAMENTI,
    formula: casi(
      [
        [con('INARCASSA', 'GIOVANE'), p.inarcassa.aliquotaGiovane],
        [pensionato('FORENSE'), traPreviste(codice, { FORENSE: p.forense.aliquotaPensionato }, zeroPercento)],
        [con('GEOMETRI', 'QUARTO'), minima.diviso(p.geometri.quarto)],
        [con('GEOMETRI', 'META'), minima.diviso(p.geometri.meta)],
        [campi.aliquotaEnpam.vale('RIDOTTA'), p.enpam.aliquotaRidotta],
        [fuoriIntervallo, minima],
      ],
      campi.aliquotaScelta.oppure(minima),
    ),
  })
  const tettoNoto = check('tettoNoto', "Tetto dell'anno noto", prevista(codice, tetti))
  const entroTetto = rule(
    'entroTetto',
    'Reddito entro il tetto',
    REGOLAMENTI,
    se(tettoNoto, { allora: base.alMassimo(traPreviste(codice, tetti, zero)), altrimenti: base }),
    "Un tetto non noto non serve fino all'ultimo noto: i tetti si indicizzano e non scendono.",
  )
  const oltre = rule('oltreTetto', 'Reddito oltre il tetto', REGOLAMENTI, base.meno(entroTetto))

  const aliquotaOltre = rate('aliquotaOltre', 'Aliquota oltre il tetto', traPreviste(codice, oltreTetto, zeroPercento))
  const pieno = entroTetto.meno(coperto).nonNegativo().al(aliquota).piu(oltre.al(aliquotaOltre))
  const inClasse = campi.classe.tra({ '': zero, ...mappaClassi((classe) => traPreviste(codice, { ENPAF: p.enpaf.classi[classe] }, zero)) })
  const soggettivo = rule(
    'soggettivo',
    'Contributo soggettivo',
    REGOLAMENTI,
    casi(
      [
        [e('ENPAF'), inClasse],
        [e('CNPADC'), pieno.almeno(minimo).allEuro()],
      ],
      pieno.almeno(minimo),
    ),
    'La cassa dottori commercialisti arrotonda all’euro.',
  )
  const minimoApplicato = check('minimoApplicato', 'Si versa il minimo soggettivo', minimo.supera(pieno))
  return { soggettivo, minimoIntero, senzaMinimo, minimoApplicato, tettoNoto, fuoriIntervallo }
}
export type Soggettivo = ReturnType<typeof soggettivoDi>

const mappaClassi = (importo: (classe: casse.Classe) => Importo): Readonly<Record<casse.Classe, Importo>> => recordOf(keysOf(casse.classi), importo)
