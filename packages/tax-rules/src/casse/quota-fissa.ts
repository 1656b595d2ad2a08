/** The fixed part of the contributions: the quota A of ENPAM, the assistance of ENPAF. */
import { casi, type Importo, nessuno, se, traPreviste, zero } from '@bilancia/engine'
import { type Iscritto, REGOLAMENTI } from './iscritto.ts'
import * as p from './parametri.ts'

export function quotaFissaDi({ campi, aMesi, rule, check }: Iscritto) {
  const { codice } = campi
  // Age at 31 December, one class for the whole year.
  const eta = campi.eta.oppure(nessuno)
  const { quotaA } = p.enpam
  const quotaADovuta = check(
    'quotaADovuta',
    'Età in cui è dovuta la quota A',
    eta.nonSupera(p.enpam.finoA),
    'ENPAM, reg. del fondo generale, art. 8: fino al mese dei 68 anni, o dei 70 di chi lo ha chiesto, che qui non si distingue.',
  )
  const della = (quota: Importo) => traPreviste(codice, { ENPAM: quota }, zero)
  const quotaAdulta = rule(
    'quotaAdulta',
    'Quota A dai 35 anni',
    p.norme.ENPAM,
    se(eta.raggiunge(p.enpam.a40), { allora: della(quotaA.oltre40), altrimenti: della(quotaA.da35a40) }),
  )
  const quotaFissa = rule(
    'quotaFissa',
    'Quota fissa',
    REGOLAMENTI,
    traPreviste(
      codice,
      {
        ENPAF: p.enpaf.assistenza,
        ENPAM: casi(
          [
            [quotaADovuta.non(), zero],
            [eta.sotto(p.enpam.a30), della(quotaA.finoA30)],
            [eta.sotto(p.enpam.a35), della(quotaA.da30a35)],
          ],
          quotaAdulta,
        ).per(aMesi),
      },
      zero,
    ),
    'ENPAM: la classe di età del 31 dicembre vale per tutti i mesi di iscrizione, benché cambi nel mese del compleanno. La maternità non si riduce con i mesi.',
  )
  const coperto = rule(
    'coperto',
    'Reddito coperto dalla quota A',
    p.norme.ENPAM,
    se(quotaADovuta, { allora: quotaAdulta.per(aMesi).per(p.intero.rapporto(p.enpam.aliquota, { seZero: nessuno })), altrimenti: zero }),
    "Sotto i 40 anni si usa la quota da 35 a 40 anni: solo l'eccedenza paga la quota B. Senza quota A nessun reddito è coperto (reg., art. 4: «effettivamente versato»).",
  )
  const quotaADaVerificare = campi.codice.vale('ENPAM').e(eta.raggiunge(p.enpam.finoA), eta.nonSupera(p.enpam.finoASuRichiesta))
  return { quotaFissa, coperto, quotaADovuta, quotaADaVerificare }
}
export type QuotaFissa = ReturnType<typeof quotaFissaDi>
