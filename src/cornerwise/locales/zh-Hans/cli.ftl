## The command line: what every command shares. Words in capitals (FILE, GAME) and options (--ply) are typed and stay.

cli-about = 角斗士棋（Blokus）类游戏和三角骨牌（Triominos）：规则、棋谱、图片与对弈。
cli-commands = 命令
cli-examples = 示例：
cli-version = 显示程序版本号并退出
cli-language = 使用这种语言（例如 de 或 pt-BR），而不是系统语言
cli-own-games = 同时加载这个 Python 文件所注册的游戏
cli-interrupted = 已中断
# $message says what is wrong, $command is a command to be typed.
cli-see-help = { $message }（参见 `{ $command }`）

## What each command does, in the list of all commands

cli-games = 列出所有游戏及其选项
cli-play = 在终端里下棋
cli-serve = 运行供浏览器和程序使用的服务器
cli-replay = 检查并显示文件中的对局
cli-analyse = 显示一个局面的最佳走法
cli-review = 显示一盘对局中损失最大的走法
cli-audit = 统计临近终局时送掉的分数
cli-draw = 把局面画成 SVG 或文字
cli-perft = 统计若干步之后的局面数
cli-bench = 测量速度与大小，并与目标比较
cli-solve = 为单人游戏找出完整解法
cli-gtp = 通过 Go 文本协议（GTP）与其他程序通信
cli-arena = 让电脑玩家互相对弈
cli-bot = 让 GTP 程序在服务器上对弈
cli-backup = 把服务器的全部数据写入文件
cli-restore = 用备份文件填充空数据库
cli-moderate = 查看举报并处理
cli-i18n = 检查翻译
cli-puzzles = 制作并验证谜题
cli-explore = 查询一个局面里走过哪些棋

## What is said about arguments, whatever the command

cli-usage = 用法:
cli-positional-arguments = 位置参数
cli-options = 选项
cli-help = 显示此帮助信息并退出
cli-required = 缺少必需的参数：{ $value }
cli-one-required = 参数 { $value } 中必须给出一个
cli-unrecognized = 无法识别的参数：{ $value }
cli-not-with = 不能与参数 { $value } 同时使用
cli-ambiguous = 选项有歧义：{ $option } 可能是 { $matches }
cli-argument = 参数 { $argument_name }：{ $message }
cli-invalid-choice = 无效的选择：{ $value }（可选：{ $choices }）
cli-ignored = 这个选项不带值，却给出了 { $value }
cli-expected-one = 需要一个参数
cli-expected-some = 至少需要一个参数
# $count is the number, $value shows it.
cli-expected = { $count ->
   *[other] 需要 { $value } 个参数
  }
