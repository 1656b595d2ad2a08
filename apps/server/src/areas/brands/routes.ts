/** The calls of the brands. */
import { BRAND_LOGO_BYTES_MAX, brandForm, routes, USUAL_BRAND } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, checkForm, constraintOf, holds, refuseFields, toRow } from '../../platform/records.ts'
import { addressesOf } from '../../platform/sites.ts'
import { imageOf } from '../companies/image.ts'
import * as store from './store.ts'

export function brandCalls(mount: Mount, { db, asProgram, clock, config }: Pick<Deps, 'db' | 'asProgram' | 'clock' | 'config'>): void {
  const missing = (id: number) => new Refusal('MARCHIO_NON_TROVATO', { id })
  const hostsOf = (code: string) => addressesOf(config).flatMap((address) => (address.code === code ? [address.host] : []))
  const recordOf = (row: store.Row) => store.toRecord(row, hostsOf(row.code))

  mount(routes.brands, async () => (await store.all(db)).map(recordOf))

  mount(routes.brand, async ({ params: { id } }) => {
    const row = await store.find(db, id)
    if (!row) throw missing(id)
    return recordOf(row)
  })

  mount(routes.saveBrand, async ({ who, body: typed }) => {
    if (typed.Id !== 0 && !(await store.find(db, typed.Id))) throw missing(typed.Id)
    checkForm(brandForm, typed)
    const { logo, ratio } = drawn(typed.Logo)
    const body = { ...typed, Logo: logo }
    try {
      const saved = typed.Id === 0 ? await store.insert(db, who, body, ratio, clock()) : await store.update(db, who, body, ratio, clock())
      if (saved) return recordOf(saved)
    } catch (error) {
      if (constraintOf(error) !== '23505') throw error
      refuseFields([{ campo: 'Code', etichetta: brandForm.Code.label, testo: `C'è già un marchio con il codice «${body.Code}»` }])
    }
    const now = await store.find(db, body.Id)
    if (now && holds(now, toRow(brandForm, body))) return recordOf(now)
    throw now ? await changedMeanwhile({ db, asProgram }, who, now) : missing(body.Id)
  })

  mount(routes.deleteBrand, async ({ body: id }) => {
    const row = await store.find(db, id)
    if (!row) throw missing(id)
    const hosts = hostsOf(row.code)
    if (row.code === USUAL_BRAND) throw new Refusal('MARCHIO_IN_USO', { id, dove: 'ogni indirizzo senza un marchio suo' })
    if (hosts.length > 0) throw new Refusal('MARCHIO_IN_USO', { id, dove: `${hosts.join(', ')} (BRAND_HOSTS)` })
    return store.remove(db, id)
  })
}

/** The logo in its stored form: the image of a data address, checked by its bytes and cleaned like any logo. Throws LOGO_RIFIUTATO. */
function drawn(address: string): { readonly logo: string; readonly ratio: number } {
  const { type, bytes, width, height } = imageOf(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
  if (bytes.length > BRAND_LOGO_BYTES_MAX) throw new Refusal('LOGO_RIFIUTATO', { testo: `il file ha più di ${BRAND_LOGO_BYTES_MAX / 1024} kB` })
  return { logo: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`, ratio: width / height }
}
