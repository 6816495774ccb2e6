-- token: vVSF2MQH6iUeJKoR6mtX1zLicSllews7WdU7moN2QPg
-- over: gGNlfbzyzZmcCqUN
-- open: EoZFoG7BLjJnSchH
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0002');
CREATE TABLE chat (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"table" VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	text TEXT NOT NULL, 
	request VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_chat_table_player_request UNIQUE ("table", player, request)
);
CREATE TABLE facts (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('alive','1794962808.388496');
CREATE TABLE keeping (
	"table" VARCHAR(64) NOT NULL, 
	worker VARCHAR(64) NOT NULL, 
	stand_ins JSON NOT NULL, 
	CONSTRAINT pk_keeping PRIMARY KEY ("table"), 
	CONSTRAINT fk_keeping_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_keeping_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE links (
	code BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (code), 
	CONSTRAINT fk_links_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE log (
	"table" VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	request VARCHAR(200), 
	at FLOAT NOT NULL, kind VARCHAR(16) DEFAULT 'move' NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("table", version), 
	CONSTRAINT fk_log_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',1,NULL,'{"game":"EoZFoG7BLjJnSchH","round":1,"rules":"0.1.0","secret":"7fc2220d2dd4613c4cc1d2188bc69e61c4fc1fcd8b8f7439f34108715957623a","commitment":"14344ffeb381927b508942989d80443049cd8c3519ca83dab89959c907d7e76c"}',NULL,1.79496280506455373766e+09,'commitment');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',2,NULL,'{"first":2,"hands":[["Bi1","Bi2","Bi3","Bi6","Bi9","P3","P6","Ag3","Ag5","Ag8","Zn2","Zn5"],["Bi4","Bi8","P4","P5","Ag1","Ag2","Ag4","Ag7","Ag9","Zn1","Zn3","Zn7"],["Bi5","Bi7","P1","P2","P7","P8","P9","Ag6","Zn4","Zn6","Zn8","Zn9"]],"aside":[]}',NULL,1.7949628073413684368e+09,'deal');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',3,NULL,'{"game":"EoZFoG7BLjJnSchH","round":2,"rules":"0.1.0","secret":"2931999fd589fa013771b449a779250594fba7790f3583af48e1b4c31ebf36d7","commitment":"aa7eaf7dfd689a53cbe63dad2f98212e6456b0cf0744fb6b7811fff718a86774"}',NULL,1.7949628073413684368e+09,'commitment');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',4,0,'bid Bi1','m-EoZFoG7BLjJnSchH-2',1.79496280745906925204e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',5,1,'bid Ag2',NULL,1.79496280754306507115e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',6,2,'bid P7',NULL,1.79496280760674619672e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',7,2,'swap Au0 Zn9',NULL,1.79496280764134740828e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',8,0,'keep',NULL,1.79496280764134740828e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',9,1,'swap Au0 Ag4',NULL,1.79496280767760086052e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',10,2,'play Bi5',NULL,1.79496280770764303209e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',11,0,'play P3','m-EoZFoG7BLjJnSchH-10',1.79496280772816395755e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',12,1,'play Ag9',NULL,1.79496280774085545535e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',13,0,'keep',NULL,1.79496280774085545535e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',14,0,'play Bi2','m-EoZFoG7BLjJnSchH-13',1.7949628077745277882e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',15,1,'play Ag2',NULL,1.79496280780988574032e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',16,2,'play P1',NULL,1.79496280782937645912e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',17,2,'swap Au1 Zn8',NULL,1.79496280785385632517e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',18,0,'keep',NULL,1.79496280785385632517e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',19,2,'play Ag6',NULL,1.79496280788188409798e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',20,0,'play Bi3','m-EoZFoG7BLjJnSchH-19',1.79496280789091658585e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',21,1,'play Zn1',NULL,1.79496280790458226199e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',22,1,'swap Au1 Zn7',NULL,1.79496280791751813884e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',23,0,'keep',NULL,1.79496280791751813884e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',24,1,'play Bi8',NULL,1.79496280796719503407e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',25,2,'play P7',NULL,1.79496280798748683929e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',26,0,'play Ag3','m-EoZFoG7BLjJnSchH-25',1.79496280806456780438e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',27,0,'keep',NULL,1.79496280806456780438e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',28,0,'play Bi6','m-EoZFoG7BLjJnSchH-27',1.7949628080838587284e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',29,1,'play Zn3',NULL,1.79496280810908651354e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',30,2,'play P2',NULL,1.79496280812759876257e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',31,2,'swap Au2 Bi7',NULL,1.79496280815215134623e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',32,0,'keep',NULL,1.79496280815215134623e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',33,2,'play Zn8',NULL,1.79496280817314028742e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',34,0,'play Bi9','m-EoZFoG7BLjJnSchH-33',1.79496280818453741068e+09,'move');
INSERT INTO "log" VALUES('EoZFoG7BLjJnSchH',35,1,'play P5',NULL,1.79496280822462153433e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',1,NULL,'{"game":"gGNlfbzyzZmcCqUN","round":1,"rules":"0.1.0","secret":"c2999efc4e61aae107cb46b5e1608530b0adbc011639cebe94cf20cce2a6f1dd","commitment":"92db63bf3a2eec9a5dd3f6b7f3c124396ba0e1e2aa28bf708e9e6f35f7968399"}',NULL,1.79496280024655795095e+09,'commitment');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',2,NULL,'{"first":1,"deck":["stamp","jewel","replica","collection","sculpture","sculpture","replica","furniture","collection","stamp","furniture","furniture","sculpture","collection","painting","jewel","replica","replica","painting","furniture","jewel","jewel","furniture","jewel","painting","painting","stamp","replica","jewel","painting","stamp","sculpture","furniture","sculpture","collection","painting","painting","painting","stamp","jewel","jewel","furniture","furniture","furniture","stamp","stamp","furniture","stamp","jewel","sculpture","painting","sculpture","collection","sculpture","stamp","painting","sculpture","sculpture","stamp","jewel"]}',NULL,1.79496280235627889629e+09,'deal');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',3,1,'bid 8',NULL,1.79496280272645163536e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',4,2,'pass',NULL,1.79496280273187923436e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',5,0,'pass','m-gGNlfbzyzZmcCqUN-4',1.79496280274195384976e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',6,1,'join stamp',NULL,1.79496280274805259701e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',7,2,'bid 22',NULL,1.79496280286964201926e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',8,0,'pass','m-gGNlfbzyzZmcCqUN-7',1.79496280287281012536e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',9,1,'pass',NULL,1.79496280287550687791e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',10,0,'pass','m-gGNlfbzyzZmcCqUN-9',1.79496280300655937194e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',11,1,'bid 16',NULL,1.79496280301594924927e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',12,2,'pass',NULL,1.79496280302501392362e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',13,1,'join jewel',NULL,1.79496280303111052515e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',14,1,'bid 4',NULL,1.79496280304077076911e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',15,2,'bid 8',NULL,1.79496280307536625869e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',16,0,'pass','m-gGNlfbzyzZmcCqUN-15',1.7949628030795910359e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',17,1,'pass',NULL,1.79496280308636474605e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',18,2,'bid 2',NULL,1.79496280309613299368e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',19,0,'pass','m-gGNlfbzyzZmcCqUN-18',1.79496280310863733295e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',20,1,'pass',NULL,1.79496280311184120172e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',21,0,'pass','m-gGNlfbzyzZmcCqUN-20',1.79496280312447762488e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',22,1,'bid 10',NULL,1.79496280314204239843e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',23,2,'pass',NULL,1.79496280314617753033e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',24,1,'join jewel',NULL,1.79496280315173482901e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',25,1,'join stamp',NULL,1.79496280316945242883e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',26,1,'bid 1',NULL,1.79496280317878723143e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',27,2,'bid 4',NULL,1.79496280322604346278e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',28,0,'pass','m-gGNlfbzyzZmcCqUN-27',1.79496280324523496633e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',29,1,'pass',NULL,1.7949628032811806202e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',30,2,'pass',NULL,1.79496280329286932945e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',31,0,'pass','m-gGNlfbzyzZmcCqUN-30',1.79496280339347052575e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',32,1,'bid 3',NULL,1.7949628034126327038e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',33,0,'pass','m-gGNlfbzyzZmcCqUN-32',1.7949628034253256321e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',34,1,'pass',NULL,1.79496280345695209505e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',35,2,'pass',NULL,1.79496280346960878368e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',36,1,'bid 1',NULL,1.79496280348545289044e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',37,2,'pass',NULL,1.79496280350773048401e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',38,0,'pass','m-gGNlfbzyzZmcCqUN-37',1.7949628035153577328e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',39,1,'join jewel',NULL,1.79496280353541684147e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',40,2,'pass',NULL,1.7949628035504453182e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',41,0,'pass','m-gGNlfbzyzZmcCqUN-40',1.79496280355406451221e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',42,1,'pass',NULL,1.79496280356702470775e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',43,0,'pass','m-gGNlfbzyzZmcCqUN-42',1.79496280357460594179e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',44,1,'pass',NULL,1.79496280357774376868e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',45,2,'bid 2',NULL,1.79496280360821700095e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',46,1,'bid 1',NULL,1.7949628036360375881e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',47,2,'pass',NULL,1.79496280364931440351e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',48,0,'pass','m-gGNlfbzyzZmcCqUN-47',1.79496280368165063859e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',49,2,'pass',NULL,1.79496280376264262198e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',50,0,'pass','m-gGNlfbzyzZmcCqUN-49',1.79496280376598286629e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',51,1,'pass',NULL,1.79496280378550243381e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',52,0,'pass','m-gGNlfbzyzZmcCqUN-51',1794962803.79512,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',53,1,'pass',NULL,1.79496280379896044733e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',54,2,'pass',NULL,1.79496280380074548724e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',55,1,'pass',NULL,1.79496280380310082431e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',56,2,'pass',NULL,1.79496280380487489695e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',57,0,'pass','m-gGNlfbzyzZmcCqUN-56',1.79496280382089114192e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',58,2,'pass',NULL,1.79496280384163475036e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',59,0,'pass','m-gGNlfbzyzZmcCqUN-58',1.7949628038932211399e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',60,1,'pass',NULL,1.79496280389896464349e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',61,0,'pass','m-gGNlfbzyzZmcCqUN-60',1.79496280390330624583e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',62,1,'pass',NULL,1.79496280390546870224e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',63,2,'pass',NULL,1.79496280390690875054e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',64,1,'pass',NULL,1.79496280391277384757e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',65,2,'pass',NULL,1.79496280391460800171e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',66,0,'pass','m-gGNlfbzyzZmcCqUN-65',1.79496280391704773901e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',67,2,'pass',NULL,1.79496280392000174524e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',68,0,'pass','m-gGNlfbzyzZmcCqUN-67',1.79496280399732232096e+09,'move');
INSERT INTO "log" VALUES('gGNlfbzyzZmcCqUN',69,1,'pass',NULL,1794962804.00008,'move');
CREATE TABLE mutes (
	player VARCHAR(64) NOT NULL, 
	muted VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (player, muted), 
	CONSTRAINT fk_mutes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE outages (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (began)
);
CREATE TABLE players (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('_daBTyfmi1ng','Ann',1.79496279965857744214e+09);
CREATE TABLE presence (
	"table" VARCHAR(64) NOT NULL, 
	worker VARCHAR(64) NOT NULL, 
	here JSON NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY ("table", worker), 
	CONSTRAINT fk_presence_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_presence_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE pushes (
	endpoint_hash BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	secret BLOB NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(200) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (endpoint_hash), 
	CONSTRAINT fk_pushes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_pushes_secret FOREIGN KEY(secret) REFERENCES secrets (secret) ON DELETE CASCADE
);
CREATE TABLE results (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_results_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "results" VALUES('gGNlfbzyzZmcCqUN',0,'_daBTyfmi1ng','auction',3,0.0,55,1.79496280400021529198e+09);
INSERT INTO "results" VALUES('gGNlfbzyzZmcCqUN',1,NULL,'auction',3,1.0,84,1.79496280400021529198e+09);
INSERT INTO "results" VALUES('gGNlfbzyzZmcCqUN',2,NULL,'auction',3,0.0,52,1.79496280400021529198e+09);
CREATE TABLE seats (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	name VARCHAR(200) NOT NULL, 
	bot VARCHAR(64), 
	"order" JSON, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('gGNlfbzyzZmcCqUN',0,'_daBTyfmi1ng','Ann',NULL,NULL,1.79496280018852210043e+09);
INSERT INTO "seats" VALUES('gGNlfbzyzZmcCqUN',1,NULL,'Random 2','random',NULL,1.79496280018852210043e+09);
INSERT INTO "seats" VALUES('gGNlfbzyzZmcCqUN',2,NULL,'Random 3','random',NULL,1.79496280018852210043e+09);
INSERT INTO "seats" VALUES('EoZFoG7BLjJnSchH',0,'_daBTyfmi1ng','Ann',NULL,NULL,1.79496280486658072467e+09);
INSERT INTO "seats" VALUES('EoZFoG7BLjJnSchH',1,NULL,'Random 2','random',NULL,1.79496280486658072467e+09);
INSERT INTO "seats" VALUES('EoZFoG7BLjJnSchH',2,NULL,'Random 3','random',NULL,1.79496280486658072467e+09);
CREATE TABLE secrets (
	secret BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (secret), 
	CONSTRAINT fk_secrets_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES(X'D3A4EFF5B7332C6D5C4870D2724E69843D7A80929947DF3E5D0DC3BC593BC48B','_daBTyfmi1ng',1.79496279965857744214e+09);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options JSON NOT NULL, 
	engine VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	maker VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	help BOOLEAN NOT NULL, 
	records VARCHAR(16) NOT NULL, 
	pace JSON NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	next VARCHAR(64), 
	reason VARCHAR(200), 
	rematch BOOLEAN NOT NULL, clock JSON, chat BOOLEAN DEFAULT 1 NOT NULL, ending VARCHAR(16), due FLOAT, agenda JSON, revision INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('gGNlfbzyzZmcCqUN','auction','{"players":3,"tokens":[],"coins":"hidden","sculpture_ties":"book"}','0.1.0','over','_daBTyfmi1ng',0,1,1,'link','{"trick_rest":0.0,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1.79496280018852210043e+09,1.79496280400021529198e+09,1.79496280024655795095e+09,1.79496280400021529198e+09,NULL,NULL,0,NULL,1,NULL,NULL,NULL,2);
INSERT INTO "tables" VALUES('EoZFoG7BLjJnSchH','aurum','{"players":3,"edition":"evrikus","bid_changes":true,"zero_gold":true,"tie_3p":"share","match":"race"}','0.1.0','playing','_daBTyfmi1ng',0,1,1,'link','{"trick_rest":0.0,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1.79496280486658072467e+09,1.79496280506455373766e+09,1.79496280506455373766e+09,NULL,NULL,NULL,0,NULL,1,NULL,NULL,NULL,1);
CREATE TABLE workers (
	id VARCHAR(64) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
CREATE INDEX ix_secrets_player ON secrets (player);
CREATE INDEX ix_links_player ON links (player);
CREATE INDEX ix_links_expires ON links (expires);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_status_listed_created ON tables (status, listed, created);
CREATE INDEX ix_tables_status_touched ON tables (status, touched);
CREATE INDEX ix_seats_player_created ON seats (player, created);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_tables_status_due ON tables (status, due);
CREATE INDEX ix_chat_player ON chat (player);
CREATE INDEX ix_chat_table_id ON chat ("table", id);
CREATE INDEX ix_mutes_muted ON mutes (muted);
CREATE INDEX ix_presence_worker ON presence (worker);
CREATE INDEX ix_keeping_worker ON keeping (worker);
CREATE INDEX ix_pushes_player ON pushes (player);
CREATE INDEX ix_pushes_secret ON pushes (secret);
DELETE FROM "sqlite_sequence";
COMMIT;
