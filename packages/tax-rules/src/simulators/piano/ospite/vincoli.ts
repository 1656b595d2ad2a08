/** The legal constraints between one year and the next: what a choice closes, and for how long. */
import type { forme } from '@bilancia/contract'
import { isSrl } from '../../forme/ospite/spese.ts'
import type { AnnoDelPiano } from './anni.ts'

type Forma = forme.Forma

/** The constraints that the years before leave. */
export type Legami = {
  /** The form of the year before; null for a new activity. */
  readonly forma: Forma | null
  /** The first year in which the flat regime is open again. */
  readonly forfettarioDal: number
  /** The last year bound to transparency. */
  readonly trasparenzaFinoAl: number
}

const TRASPARENTE = 'SRL_TRASPARENTE'
const ordinarie: readonly (Forma | null)[] = ['DITTA_INDIVIDUALE', 'IMPRESA_FAMILIARE']

/** A path never goes to a lower level: the way back from a company is a liquidation, not a change of regime (artt. 2484 ss. c.c.). */
export const livello = (forma: Forma | null): number => (forma === null ? 0 : isSrl(forma) ? 2 : forma === 'SOCIETA_DI_PERSONE' ? 1 : 0)

export const entraInOrdinaria = (anno: AnnoDelPiano, prima: Forma | null, forma: Forma): boolean =>
  anno.profilo.attivita.contabilita === 'ORDINARIA' && ordinarie.includes(forma) && !ordinarie.includes(prima)

/** Whether the option for transparency begins, or begins again after its periods. */
export const optaTrasparenza = (anno: AnnoDelPiano, { trasparenzaFinoAl }: Legami, forma: Forma): boolean =>
  forma === TRASPARENTE && anno.anno > trasparenzaFinoAl

/** Revenue above the limit ends the option (art. 116, c. 1, TUIR). */
const decade = ({ profilo, cifre }: AnnoDelPiano) => profilo.attivita.ricavi > cifre.limiti.trasparenza

export function permessa(anno: AnnoDelPiano, legami: Legami, forma: Forma): boolean {
  if (livello(forma) < livello(legami.forma)) return false
  if (forma === 'FORFETTARIO' && anno.anno < legami.forfettarioDal) return false
  return forma === TRASPARENTE || anno.anno > legami.trasparenzaFinoAl || decade(anno)
}

/** The constraints after a year in a form. */
export function dopo(anno: AnnoDelPiano, legami: Legami, forma: Forma): Legami {
  const { vincoloOrdinaria, vincoloTrasparenza } = anno.cifre.piano
  return {
    forma,
    forfettarioDal: entraInOrdinaria(anno, legami.forma, forma) ? anno.anno + vincoloOrdinaria : legami.forfettarioDal,
    trasparenzaFinoAl: optaTrasparenza(anno, legami, forma)
      ? anno.anno + vincoloTrasparenza - 1
      : forma === TRASPARENTE
        ? legami.trasparenzaFinoAl
        : Math.min(legami.trasparenzaFinoAl, anno.anno),
  }
}
