# Słowa wspólne dla wszystkich gier, po polsku. Jak komunikaty łączą się ze sobą, mówi en/core.ftl.

# Gracz bez nazwy.
seat = gracz { $n }
player-n = Gracz { $n }
player-thinking = { $name } myśli

# Ostatni element wyliczenia; wcześniejsze łączą przecinki.
list-and = { $before } i { $last }

ask-chance = Decyduje los
why-impossible = To nie może wypaść.
warn-game-ends = To zakończy grę.
match-undo = { $who } cofa ruch.
match-rewind = Wszyscy się zgadzają: partia wraca do wcześniejszego momentu.

## Skąd pochodzi liczba

confidence-known = z instrukcji
confidence-likely = prawdopodobne
confidence-reconstructed = odtworzone

## Boty: jak są mocne i jak się nazywają

bot-level-novice = nowicjusz
bot-level-careful = ostrożny
bot-level-strong = mocny
bot-level-master = mistrz
bot-level-greedy = zachłanny
bot-level-random = losowy
bot-name-beatrice = Beatrycze
bot-name-conrad = Konrad
bot-name-eleanor = Eleonora
bot-name-fabian = Fabian
bot-name-isolde = Izolda
bot-name-leopold = Leopold
bot-name-martha = Marta
bot-name-norbert = Norbert
bot-name-octavia = Oktawia
bot-name-roland = Roland
bot-name-sabina = Sabina
bot-name-balthasar = Baltazar

## Podpowiedzi: co zrobiłby bot i dlaczego

decimal = { $whole },{ $part }
hint-chance = Z tą odpowiedzią mistrz daje ci { $chance }% szans na wygraną.
hint-ahead = Ta odpowiedź jest o { $points } punktu lepsza niż druga najlepsza: { $other }.
hint-level = Druga najlepsza odpowiedź obiecuje mniej więcej tyle samo: { $other }.
hint-safer = Druga najlepsza odpowiedź obiecuje o { $points } punktu więcej, ale mniejsze szanse na wygraną, { $chance }%: { $other }.
hint-gains = Zysk: { $gains }.
hint-costs = Koszt: { $costs }.
hint-gains-costs = Zysk: { $gains }; koszt: { $costs }.
hint-more = Na koniec ruchu będziesz mieć więcej niż z nią: { $more }.
hint-less = Na koniec ruchu będziesz mieć mniej niż z nią: { $less }; zysk przyjdzie później.
hint-more-less = Na koniec ruchu będziesz mieć więcej niż z nią: { $more }; mniej: { $less }.
hint-part = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} ({ $part })
hint-reason = { $what } ({ $points })
hint-other-numbers = Ten bot liczy z liczbami tego stołu, ale uczył się na standardowych.
hint-line = Czego się spodziewać dalej:
hint-yours = Ty: { $what }
hint-theirs = { $who }: { $what }
hint-then = { $first }; { $next }
reason-worth = zdobyte punkty i zasoby
reason-table = sytuacja na stole
reason-rivals = co zostaje przeciwnikom
reason-later = dalsza gra

## Kolory

colour-red = czerwony
colour-yellow = żółty
colour-blue = niebieski
colour-white = biały
colour-orange = pomarańczowy
colour-green = zielony
colour-brown = brązowy
colour-pink = różowy
colour-black = czarny

## Co może być nie tak z odpowiedzią lub prośbą, według nazwy błędu

error-rule-error = To niedozwolone.
error-illegal-answer = Ten ruch jest niedozwolony.
error-unknown-token = To nie jest odpowiedź na to pytanie.
error-game-over = Partia jest zakończona.
error-not-your-turn = To nie twoja tura.
error-confirmation-pending = Najpierw zatwierdź turę albo ją cofnij.
error-nothing-to-confirm = Nie masz tury do zatwierdzenia.
error-cannot-undo = Tego ruchu nie można cofnąć: od tego czasu coś zostało ujawnione albo ruch ma inny gracz.
error-no-such-line = W dzienniku nie ma takiego wpisu.
