/**
 * Characters of the names of places in traditional Chinese and Japanese, each before its simplified form. Made with OpenCC
 * (Apache 2.0) for the characters in postal-data.json.
 */
const pairs =
  '亀龟亜亚亞亚仏佛佈布來来侖仑倫伦傢家児儿兒儿內内則则剋克勢势匯汇區区吳吴呂吕呉吴員员営营囌苏囲围図图國国圍围園园圖图垻坝堅坚塩盐墊垫墰坛壇坛壜坛壢坜壩坝壯壮壽寿婁娄學学宮宫寧宁寶宝將将岡冈峯峰島岛峽峡崑昆崗岗崙仑嶺岭嶼屿嶽岳巌岩巒峦巖岩巣巢帰归広广庫库廈厦廟庙廣广張张彌弥彙汇彥彦彿佛後后復复徳德恆恒恵惠愛爱慄栗慶庆懐怀懞蒙懷怀掃扫掲揭揚扬撫抚斉齐旂旗晉晋東东栄荣棗枣棲栖楊杨楡榆楽乐榮荣樂乐樑梁樸朴樹树橋桥橫横檯台欖榄欽钦歸归沖冲沢泽浜滨涼凉淺浅済济渓溪湧涌満满溝沟溫温滄沧滙汇滿满漢汉潛潜澤泽澱淀濃浓濛蒙濟济濰潍濱滨瀋沈瀘泸瀝沥瀰弥灣湾烏乌無无煙烟營营爾尔獅狮瑪玛環环瓊琼甦苏甯宁畢毕盤盘県县矇蒙硤硖碕埼穀谷穂穗窩窝竜龙節节粛肃紅红納纳紹绍結结綏绥綠绿綫线維维綵彩綿绵緑绿線线縄绳縣县繩绳罈坛罎坛羅罗羣群義义肅肃腳脚臨临臺台興兴舘馆茘荔荊荆荘庄莊庄華华菸烟萊莱萬万葉叶蓮莲蔵藏蕪芜薊蓟薩萨藍蓝蘆芦蘇苏蘭兰衕同衛卫衝冲裏里裡里複复観观觀观許许豊丰豐丰貝贝貢贡貴贵賀贺資资賓宾賢贤贛赣車车軍军農农辺边迴回連连週周運运達达遠远遷迁遼辽邁迈邊边郷乡鄉乡鄭郑鄲郸鈡钟鉄铁鉆钻銀银銅铜錦锦錫锡鍾钟鎭镇鎮镇鐘钟鐵铁鑼锣鑽钻長长門门開开間间閔闵閘闸関关閤合闆板闘斗關关陝陕陽阳隨随隴陇雙双雞鸡雲云霊灵霧雾靈灵靜静鞦秋韆千頂顶順顺頗颇頭头颱台餘余館馆饒饶馬马駐驻鬆松鬥斗魚鱼魯鲁鮮鲜鰂鲗鳥鸟鳳凤鴨鸭鶏鸡鶯莺鶴鹤鷄鸡鷹鹰鹹咸鹽盐麗丽麥麦麯曲麴曲麹曲黃黄黒黑鼕冬齊齐龍龙龜龟';
const simplified: ReadonlyMap<string, string> = new Map(
  [...pairs].flatMap((one, at, all) => (at % 2 === 0 ? [[one, all[at + 1] ?? one] as const] : [])),
);

/** Writes 臺北市 and 台北市, 廣東省 and 广东省, 東京都 and 东京都 alike. */
export function simplifiedHan(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (one) => simplified.get(one) ?? one);
}
