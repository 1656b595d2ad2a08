import { describe, expect, it } from 'vitest'
import { asks, beside, flag, group, is, laidOut, list, money, onForm, optionalGroup, tuple, under } from '../src/index.ts'

const residenza = { regione: money('Regione', { form: { gap: true } }), aliquota: money('Aliquota', { form: { elsewhere: 'con il comune' } }) }
const socio = {
  nome: money('Nome'),
  quota: money('Quota'),
  ...residenza,
  comune: onForm(optionalGroup('Comune', { nome: money('Nome') }), { control: 'comune' }),
}
const catalog = {
  anno: money('Anno'),
  societa: group('Società', {
    utile: money('Utile'),
    irap: group('IRAP', { soggetta: flag('Soggetta'), aliquota: money('Aliquota') }),
    beni: list('Beni', { costo: money('Costo') }, 3),
    importi: tuple('Importi', [money('Primo'), money('Secondo')]),
    altro: money('Altro'),
    soci: tuple('Soci', [group('Socio 1', socio), group('Socio 2', socio)]),
  }),
}
const paths = (fields: readonly { readonly path: string }[]) => fields.map(({ path }) => path)

describe('a section', () => {
  const { conto, scelte, irap, persona } = laidOut(catalog, {
    conto: { fields: ['societa'] },
    scelte: { title: 'Scelte', fields: ['anno', 'societa.altro', 'societa.importi'] },
    irap: { parts: { aliquota: { fields: ['societa.irap.aliquota'] } } },
    persona: { fields: ['societa.soci[]'], parts: { residenza: { fields: [...under('societa.soci[]', residenza), 'societa.soci[].comune'] } } },
  })

  it('that names a group has all fields in it, in the order of the catalog, except those that another section names', () => {
    expect(paths(conto.fields)).toEqual(['societa.utile', 'societa.irap.soggetta'])
    expect(paths(scelte.fields)).toEqual(['anno', 'societa.altro', 'societa.importi[0]', 'societa.importi[1]'])
    expect(irap.parts.map(({ key, fields }) => [key, paths(fields)])).toEqual([['aliquota', ['societa.irap.aliquota']]])
  })

  it('of an entry of a tuple holds for all its entries', () => {
    expect(paths(persona.fields)).toEqual(['societa.soci[].nome', 'societa.soci[].quota'])
  })

  it('draws a control instead of the fields in it, and does not draw fields that are drawn elsewhere', () => {
    expect(persona.parts.map(({ fields }) => fields)).toEqual([
      [
        { path: 'societa.soci[].regione', gap: true },
        { path: 'societa.soci[].comune', control: 'comune' },
      ],
    ])
    expect(persona.parts.map(({ holds }) => holds)).toEqual([['societa.soci[].regione', 'societa.soci[].aliquota', 'societa.soci[].comune']])
  })

  it('asks for the fields in it and in its parts, of any entry', () => {
    expect([asks(persona, 'societa.soci[1].nome'), asks(persona, 'societa.soci[0].aliquota'), asks(scelte, 'societa.importi[1]')]).toEqual([true, true, true])
    expect([asks(persona, 'societa.utile'), asks(conto, 'societa.altro')]).toEqual([false, false])
  })

  it('that names an unknown field is refused', () => {
    const misspelt = JSON.parse('{ "conto": { "fields": ["societa.utili"] } }')
    expect(() => laidOut(catalog, misspelt)).toThrow('societa.utili')
  })
})

it('a relative condition refers to the entry of its field', () => {
  expect(beside({ all: [is('.regione', 15), { not: is('anno', 1) }] }, 'societa.soci[1].quota')).toEqual({
    all: [is('societa.soci[1].regione', 15), { not: is('anno', 1) }],
  })
})
